import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    IN0001: 'Bài viết không tồn tại hoặc chưa được đăng.',
    IN0002: 'Vui lòng nhập tiêu đề.',
    IN0003: 'Vui lòng nhập nội dung.',
    IN0004: 'Liên kết phải bắt đầu bằng https://, http:// hoặc /. Không cho phép: {{key0}}',
    IN0005: 'Vui lòng nhập ngày theo dạng yyyy-mm-dd.',
    IN0006: 'Ngày kết thúc trước ngày bắt đầu.',
    IN0007: 'Vui lòng chọn thời điểm trong tương lai, trong vòng hai năm.',
    IN0008: 'Vui lòng đính kèm tệp PDF, JPEG hoặc PNG.',
    IN0009: 'Tệp lớn hơn {{key0}} MB.',
    IN0010: 'Mỗi bài viết có tối đa {{key0}} tệp.',
    IN0011: 'Tệp không tồn tại hoặc chưa được đăng.',
    IN0012: 'Bài viết này đã từng được đăng. Hãy gỡ xuống thay vì xóa.',
    IN0013: 'Không có nội dung nào để gỡ.',
  },
}

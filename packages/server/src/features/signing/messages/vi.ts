import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  sample: {
    title: 'Thư mẫu',
    intro: 'Thư này chỉ dùng để thử chữ ký điện tử, không ràng buộc ai.',
    facts: { carrier: 'Hãng tàu', signer: 'Người ký' },
    terms: 'Nội dung kiểm tra',
    first: 'Thư được hiển thị toàn bộ, ký, đóng dấu bằng chứng thư số của {{carrier}} và lưu lại.',
    second: 'Sau đó có thể tải tệp PDF đã ký và kiểm tra ở trang Xác minh chứng từ.',
  },
}

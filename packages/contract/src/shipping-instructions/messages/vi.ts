import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    SI0001: 'SI này không tồn tại hoặc bạn không có quyền xem.',
    SI0002: 'Nhập mã booking.',
    SI0003: 'Nhập người gửi hàng.',
    SI0004: 'Nhập người nhận hàng.',
    SI0005: 'Nhập bên được thông báo.',
    SI0006: 'Chọn loại vận đơn.',
    SI0007: 'Nhập số bản gốc.',
    SI0008: 'Nhập số bản copy không chuyển nhượng.',
    SI0009: 'Chọn cách thể hiện cước.',
    SI0010: 'Nhập số vận đơn.',
    SI0011: 'Nhập số tham chiếu booking: số tham chiếu của khách hàng hoặc số booking của hãng tàu.',
    SI0012: 'Chọn hình thức thanh toán cước.',
    SI0013: 'Nhập mô tả hàng hóa.',
    SI0014: 'Nhập ký mã hiệu.',
    SI0015: 'Nhập mã HTS, ít nhất 6 ký tự.',
    SI0016: 'Nhập chi tiết container.',
    SI0017: 'Nhập số container.',
    SI0018: 'Chọn loại container.',
    SI0019: 'Nhập số seal.',
    SI0020: 'Nhập số kiện.',
    SI0021: 'Chọn đơn vị kiện.',
    SI0022: 'Nhập trọng lượng.',
    SI0023: 'Nhập số khối.',
    SI0024: 'Số vận đơn {{key0}} hoặc vận đơn của số này đã tồn tại.',
    SI0025: 'Đã quá hạn khai AMS. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    SI0026: 'Container {{key0}} bị nhập hai lần. Hãy xóa một dòng.',
    SI0027: 'Mô tả hàng hóa không được quá 999 dòng.',
  },
}

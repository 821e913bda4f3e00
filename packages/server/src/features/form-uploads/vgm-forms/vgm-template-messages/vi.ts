import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: '{{carrier}}: biểu mẫu VGM',
  sheets: { form: 'VGM', guide: 'Cách điền' },
  bands: { booking: 'Booking', weights: 'Container và khối lượng', signature: 'Chữ ký' },
  head: { column: 'Cột', required: 'Bắt buộc', meaning: 'Nội dung cần điền', example: 'Ví dụ' },
  notes: [
    'Trên trang “VGM”, mỗi dòng điền một container. Cột có dấu sao là bắt buộc; ô còn thiếu sẽ chuyển màu cam.',
    'Các dòng có thể thuộc nhiều booking, theo thứ tự bất kỳ. Dòng không có số booking thuộc booking của dòng trên.',
    'SM1: điền khối lượng container đã đóng hàng vào cột VGM. SM2: điền hàng, vật liệu chèn lót và vỏ; VGM là tổng và có thể để trống.',
    'Người ký ở dòng đầu của một booking ký cho các dòng còn lại, trừ dòng có người ký riêng.',
    'Dòng có số tham chiếu là VÍ DỤ sẽ không được đọc. Có thể giữ hoặc xóa.',
    'Lưu tệp dạng .xlsx hoặc .csv rồi tải lên ở mục Tải tệp. Bạn sẽ thấy từng dòng được hiểu thế nào trước khi gửi. Gửi tất cả các dòng của tệp hoặc không dòng nào. Mỗi tệp tối đa {{bookings}} booking và {{rows}} dòng.',
  ],
  doubt: {
    title: 'Không có trong danh sách',
    list: 'Giá trị này không có trong danh sách. Chỉ cần mã như SM1 hoặc KG; giá trị khác sẽ bị từ chối khi tải lên.',
    number: 'Điền số không kèm đơn vị, ví dụ 24180.5.',
    day: 'Điền theo dạng yyyy-mm-dd hh:mm.',
  },
  columns: {
    bookingNo: 'Số booking của hãng tàu, 7 chữ số. Có thể điền số vận đơn thay thế.',
    blNo: 'Số vận đơn của booking, nếu không có số booking.',
    reference: 'Số tham chiếu của bạn, tối đa 35 ký tự. Để trống thì lấy theo yêu cầu booking.',
    containerNo: 'Bốn chữ cái và bảy chữ số. Container phải thuộc booking.',
    method: 'SM1: cân container đã đóng hàng. SM2: cộng hàng, vật liệu chèn lót và vỏ.',
    unit: 'KG hoặc LB, cho mọi khối lượng của dòng. Các dòng có thể khác nhau.',
    mass: 'VGM: số không kèm đơn vị, lớn hơn khối lượng vỏ và không quá khối lượng tối đa của container.',
    cargo: 'Với SM2: khối lượng hàng kèm bao bì.',
    dunnage: 'Với SM2: pallet, vật liệu chèn lót và chằng buộc. Để trống là 0.',
    tare: 'Với SM2: khối lượng vỏ ghi trên container.',
    signatory: 'Họ tên người ký.',
    authorisedParty: 'Công ty xác nhận khối lượng.',
    weighedAt: 'Thời điểm cân theo giờ cảng xếp hàng: yyyy-mm-dd hh:mm.',
    weighedPlace: 'Nơi cân.',
  },
}

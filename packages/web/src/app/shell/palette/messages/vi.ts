import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  palette: {
    label: 'Đi tới',
    field: 'Tên trang, số container, số booking hoặc số vận đơn',
    groups: { track: 'Tra cứu', recent: 'Xem gần đây', pages: 'Trang' },
    cargo: { container: 'Container', booking: 'Booking', bl: 'Vận đơn' },
    track: {
      container: 'Tra cứu container {{numbers}}',
      booking: 'Tra cứu booking {{numbers}}',
      bl: 'Tra cứu vận đơn {{numbers}}',
    },
    corrected: 'đã sửa số kiểm tra',
    ofBooking: 'Booking {{number}}',
    found: 'Tìm thấy: {{count}}',
    nothing: 'Không tìm thấy. Hãy nhập một phần tên trang hoặc một số đầy đủ.',
    hint: { move: 'chọn', open: 'mở', close: 'đóng', keys: 'tất cả phím tắt' },
    close: 'Đóng',
  },
  keys: {
    title: 'Phím tắt',
    space: 'Phím cách',
    enter: 'Phím Enter',
    everywhere: {
      title: 'Ở mọi trang',
      palette: 'Đi tới một trang hoặc lô hàng',
      search: 'Đến ô tra cứu của trang',
      keys: 'Hiện danh sách này',
      close: 'Đóng phần đang mở',
    },
    lists: {
      title: 'Trong danh sách lựa chọn',
      move: 'Lên hoặc xuống một dòng',
      ends: 'Đến dòng đầu, dòng cuối',
      choose: 'Chọn',
    },
    grids: {
      title: 'Trong bảng',
      move: 'Di chuyển giữa các ô',
      ends: 'Đến đầu dòng, cuối dòng',
      corners: 'Đến ô đầu tiên, ô cuối cùng',
      pages: 'Lên hoặc xuống một màn hình',
      open: 'Mở dòng; ở tiêu đề cột: sắp xếp',
      addSort: 'Ở tiêu đề cột: sắp xếp thêm theo cột này',
      moveColumn: 'Ở tiêu đề cột: chuyển vị trí cột',
      resize: 'Ở tiêu đề cột: thu hẹp hoặc mở rộng cột',
      select: 'Chọn dòng',
      mark: 'Chọn nhiều ô',
      copy: 'Sao chép phần đã chọn',
      menu: 'Ở tiêu đề cột: mở menu của cột',
    },
  },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  grid: {
    keys: 'Dùng phím mũi tên để đi giữa các ô. Ở tiêu đề cột: Enter để sắp xếp, Shift và Enter để sắp xếp thêm theo một cột nữa, Alt và mũi tên để dời cột, Shift và mũi tên để đổi độ rộng, Alt và mũi tên xuống để mở menu. Ở dòng: phím cách để chọn, Enter để mở, Ctrl C để sao chép.',
    select: 'Chọn',
    selectAll: 'Chọn tất cả các dòng',
    selectRow: 'Chọn {{name}}',
    limit: 'Chỉ được chọn tối đa {{count}} dòng.',
    changed: 'vừa thay đổi',
    menuOf: 'Menu cột: {{title}}',
    filtered: 'đang lọc',
    width: 'Độ rộng cột {{title}}',
    menu: {
      sortUp: 'Sắp xếp tăng dần',
      sortDown: 'Sắp xếp giảm dần',
      alsoUp: 'Rồi sắp xếp tăng dần',
      alsoDown: 'Rồi sắp xếp giảm dần',
      unsort: 'Bỏ sắp xếp theo cột này',
      filter: 'Lọc…',
      unfilter: 'Bỏ bộ lọc',
      pin: 'Ghim ở đầu',
      unpin: 'Bỏ ghim',
      hide: 'Ẩn cột',
      moveBack: 'Dời sang trái',
      moveOn: 'Dời sang phải',
      fit: 'Vừa với nội dung',
      wider: 'Rộng hơn',
      narrower: 'Hẹp hơn',
    },
    said: {
      sorted: 'Sắp xếp theo {{order}}',
      up: '{{title}} tăng dần',
      down: '{{title}} giảm dần',
      unsorted: 'Đã bỏ sắp xếp',
      moved: '{{title}} nay là cột {{at}} trên {{count}}',
      width: '{{title}} rộng {{px}} pixel',
      pinned: 'Đã ghim {{title}}',
      unpinned: 'Đã bỏ ghim {{title}}',
      hidden: 'Đã ẩn {{title}}',
      rows_one: 'Hiển thị {{count}} dòng',
      rows_other: 'Hiển thị {{count}} dòng',
      selected_one: 'Đã chọn {{count}} dòng',
      selected_other: 'Đã chọn {{count}} dòng',
      range: 'Đã đánh dấu {{rows}} × {{columns}} ô',
      copied_one: 'Đã sao chép {{count}} ô',
      copied_other: 'Đã sao chép {{count}} ô',
      notCopied: 'Trình duyệt không cho phép sao chép.',
    },
  },

  tools: {},

  views: {},

  filters: {},
}

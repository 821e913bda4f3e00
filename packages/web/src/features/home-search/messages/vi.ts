import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Tra cứu hàng hóa của bạn',
  short: 'Tra cứu container',
  field: 'Số container, booking, vận đơn',
  another: 'Thêm số khác',
  track: 'Tra cứu',
  help: 'Tối đa 4 số. Có thể dán từ Excel, mỗi số một dòng hoặc cách nhau bằng dấu phẩy.',
  remove: 'Xóa {{number}}',
  entered: 'Các số đã nhập',
  ready: {
    container_one: '1 container · đúng số kiểm tra',
    container_other: '{{count}} container · đúng số kiểm tra',
    completed_one: '1 container · đã thêm số kiểm tra',
    completed_other: '{{count}} container · đã thêm số kiểm tra',
    booking_one: '1 số booking',
    booking_other: '{{count}} số booking',
    bl_one: '1 số vận đơn',
    bl_other: '{{count}} số vận đơn',
    any_one: '{{count}} số thuộc nhiều loại',
    any_other: '{{count}} số thuộc nhiều loại',
  },
  problem: {
    empty: 'Vui lòng nhập số container, booking hoặc vận đơn.',
    tooMany: 'Số lượng container phải ít hơn 5',
    wrongCheckDigit: '{{number}} sai số kiểm tra; số đúng là {{digit}}.',
    useExpected: 'Dùng {{number}}',
    unknownForm:
      'Không nhận ra “{{value}}”. Số container gồm 4 chữ cái và 7 chữ số, booking gồm 7 chữ số, vận đơn gồm 4 chữ cái và 9 chữ số.',
  },
  recent: { title: 'Tìm gần đây', clear: 'Xóa', more: '+{{count}}' },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'VGM của booking {{bookingNo}}',
  bookingNo: 'Booking',
  answer: 'Trả lời',
  reason: 'Ghi chú của bộ phận chăm sóc khách hàng',
  button: 'Mở VGM',
  note: 'Bạn nhận được thư này vì bạn đã gửi VGM.',
  certificate: {
    title: 'Chứng nhận VGM',
    page: 'Trang {{page}}/{{pages}}',
    foot: '{{carrier}} · VGM của booking {{bookingNo}}, lần {{version}} · in lúc {{at}}',
    vessel: 'Tàu, chuyến, hướng',
    loadPort: 'Cảng xếp hàng',
    finalDestination: 'Điểm đến cuối',
    equipment: 'Loại container',
    maxGross: 'Tổng khối lượng tối đa',
    sent: 'Đã gửi lúc',
    answer: 'Trả lời của hãng tàu',
    noAnswer: 'Chưa có',
    localTime: '{{time}} ({{port}})',
    statement: 'Cam kết của bên chịu trách nhiệm',
  },
  mailed: {
    subject: '{{sender}} gửi bạn chứng nhận VGM của booking {{bookingNo}} ({{carrier}})',
    title: 'Chứng nhận VGM của booking {{bookingNo}}',
    body: '{{sender}} gửi bạn chứng nhận VGM. Tệp PDF được đính kèm.',
    containers: 'Container',
    note: 'Bạn nhận được thư này vì {{sender}} đã nhập địa chỉ của bạn.',
  },
  subject: {
    accept: '{{carrier}} đã chấp nhận VGM của booking {{bookingNo}}',
    reject: '{{carrier}} đã từ chối VGM của booking {{bookingNo}}',
    notDelivered: 'VGM của booking {{bookingNo}} không đến được {{carrier}}',
  },
  body: {
    accept: 'Hãng tàu đã chấp nhận VGM. Bạn vẫn có thể sửa cho đến khi container được xếp lên tàu.',
    reject: 'Hãng tàu đã từ chối VGM. Hãy sửa và gửi lại trước hạn.',
    notDelivered:
      'VGM chưa chuyển được đến hãng tàu và hãng tàu chưa nhận được gì. Nội dung bạn đã nhập vẫn còn: hãy mở và gửi lại.',
  },
}

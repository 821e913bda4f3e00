import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Thông báo',
  opener_zero: 'Thông báo, không có tin chưa đọc',
  opener_one: 'Thông báo, {{count}} tin chưa đọc',
  opener_other: 'Thông báo, {{count}} tin chưa đọc',
  readAll: 'Đánh dấu đã đọc tất cả',
  unread: 'Chưa đọc',
  more: 'Xem tin cũ hơn',
  loading: 'Đang tải…',
  failed: 'Hiện không hiển thị được thông báo.',
  again: 'Thử lại',
  empty: 'Chưa có thông báo',
  emptyText:
    'Tin về hàng của bạn được giữ tại đây: container có thể nhận, lệnh giữ, tàu đổi giờ đến và quyết định của hãng tàu.',
  times_one: '{{count}} lần',
  times_other: '{{count}} lần',
  hold: '{{name}}',
  span: { days: '{{days}} ngày {{hours}} giờ', hours: '{{hours}} giờ' },
  kinds: {
    boxReady_one: 'Có thể nhận {{boxes}} tại {{place}}, cảng đã xác nhận.',
    boxReady_other: 'Có thể nhận {{count}} container tại {{place}}, cảng đã xác nhận: {{boxes}}.',
    boxExpected_one: '{{boxes}} dự kiến có thể nhận tại {{place}}, cảng chưa xác nhận.',
    boxExpected_other: '{{count}} container dự kiến có thể nhận tại {{place}}, cảng chưa xác nhận: {{boxes}}.',
    pickupEnded_one: 'Hiện không còn nhận được {{boxes}} tại {{place}}.',
    pickupEnded_other: 'Hiện không còn nhận được {{count}} container tại {{place}}: {{boxes}}.',
    pickupHeld_one: 'Hiện không còn nhận được {{boxes}} tại {{place}}, bị giữ: {{hold}}.',
    pickupHeld_other: 'Hiện không còn nhận được {{count}} container tại {{place}}, bị giữ: {{hold}} ({{boxes}}).',
    holdSet_one: '{{boxes}} bị giữ tại {{place}}: {{hold}}.',
    holdSet_other: '{{count}} container bị giữ tại {{place}}: {{hold}} ({{boxes}}).',
    arrivalLater_one: '{{vvd}} đến {{place}} muộn hơn {{span}}, vào {{when}}. {{boxes}} đang trên tàu.',
    arrivalLater_other:
      '{{vvd}} đến {{place}} muộn hơn {{span}}, vào {{when}}. {{count}} container của bạn đang trên tàu.',
    arrivalEarlier_one: '{{vvd}} đến {{place}} sớm hơn {{span}}, vào {{when}}. {{boxes}} đang trên tàu.',
    arrivalEarlier_other:
      '{{vvd}} đến {{place}} sớm hơn {{span}}, vào {{when}}. {{count}} container của bạn đang trên tàu.',
    estimatesMoved_one: 'Quy tắc {{rule}} đã được áp dụng: {{count}} trên {{total}} dự kiến thay đổi.',
    estimatesMoved_other: 'Quy tắc {{rule}} đã được áp dụng: {{count}} trên {{total}} dự kiến thay đổi.',
    deliverySetAside_one: 'Hệ thống của hãng tàu đã tám lần không nhận {{refs}}: {{reason}}.',
    deliverySetAside_other: '{{count}} hồ sơ gửi đi đã tám lần không được hệ thống của hãng tàu nhận: {{refs}}.',
    requestApproved: 'Yêu cầu {{reference}} ({{ediRef}}) đã được chấp thuận: booking {{bookingNo}}.',
    requestRejected: 'Yêu cầu {{reference}} ({{ediRef}}) bị từ chối: {{note}}',
    amendmentDeclined:
      'Sửa đổi của {{reference}} ({{ediRef}}) không được chấp nhận, yêu cầu giữ nguyên như đã duyệt: {{note}}',
    cancellationConfirmed: 'Yêu cầu {{reference}} ({{ediRef}}) đã được hủy.',
    cancellationRefused: 'Đề nghị hủy {{reference}} ({{ediRef}}) bị từ chối: {{note}}',
    vesselChanged: 'Hãng tàu đã chuyển yêu cầu {{reference}} ({{ediRef}}) sang {{vvd}}.',
    requestNotDelivered: 'Yêu cầu {{reference}} ({{ediRef}}) chưa đến được hãng tàu. Hãy mở và gửi lại: {{note}}',
    correctionApproved: 'Chỉnh sửa lô hàng {{shipmentNo}} ({{blNo}}) đã được duyệt.',
    correctionRejected: 'Chỉnh sửa lô hàng {{shipmentNo}} ({{blNo}}) bị từ chối: {{note}}',
    correctionCompleted: 'Chỉnh sửa lô hàng {{shipmentNo}} ({{blNo}}) đã hoàn tất.',
    correctionNotDelivered:
      'Chỉnh sửa lô hàng {{shipmentNo}} ({{blNo}}) chưa đến được hãng tàu. Hãy mở và gửi lại: {{note}}',
  },
}

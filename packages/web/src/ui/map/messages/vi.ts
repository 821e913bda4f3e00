import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  lanes_one: 'Bản đồ các tuyến của {{carrier}} với vị trí hiện tại của 1 tàu; danh sách tàu có cùng nội dung',
  lanes_other: 'Bản đồ các tuyến của {{carrier}} với vị trí hiện tại của {{count}} tàu; danh sách tàu có cùng nội dung',
  ownShips_one: 'Bản đồ với 1 tàu chở container của bạn; danh sách bên dưới có cùng nội dung',
  ownShips_other: 'Bản đồ với {{count}} tàu chở container của bạn; danh sách bên dưới có cùng nội dung',
  ships: 'Tàu hiện nay',
  atSea_one: '{{count}} đang chạy',
  atSea_other: '{{count}} đang chạy',
  inPort_one: '{{count}} ở cảng',
  inPort_other: '{{count}} ở cảng',
  way: '{{from}} → {{to}}',
  due: 'dự kiến đến {{date}} {{time}} ({{offset}})',
  overdue: 'lẽ ra đã đến {{date}} {{time}} ({{offset}}), chưa có tin đến nơi',
  berthed: 'Đang ở cảng {{place}}',
  estimated: 'Vị trí giữa hai lần báo là ước tính.',
}

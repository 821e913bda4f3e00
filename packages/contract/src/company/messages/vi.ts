import type { ErrorTexts } from '../../kit/messages.ts'
import type { companyErrors } from '../company.errors.ts'

export const vi = {
  errors: {
    CO0001: 'Không thể mời địa chỉ này tại đây. Vui lòng liên hệ hãng tàu.',
    CO0002: 'Đồng nghiệp này đã có trong danh sách.',
    CO0003: 'Nhập địa chỉ e-mail hợp lệ.',
    CO0004: 'Nhập họ tên.',
    CO0005: 'Chọn ít nhất một nhóm quyền.',
    CO0006: 'Công ty của bạn không có {{key0}}. Vui lòng liên hệ hãng tàu.',
    CO0007: 'Tài khoản này do hãng tàu quản lý. Vui lòng liên hệ hãng tàu.',
    CO0008: 'Đồng nghiệp này đã chấp nhận lời mời.',
  } satisfies ErrorTexts<typeof companyErrors>,
} as const

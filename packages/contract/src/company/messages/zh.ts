import type { ErrorTexts } from '../../kit/messages.ts'
import type { companyErrors } from '../company.errors.ts'

export const zh = {
  errors: {
    CO0001: '无法在此邀请该邮箱，请联系船公司。',
    CO0002: '该同事已在列表中。',
    CO0003: '请输入有效的电子邮箱。',
    CO0004: '请输入姓名。',
    CO0005: '请至少选择一个用户组。',
    CO0006: '贵公司没有 {{key0}}，请联系船公司。',
    CO0007: '该账户由船公司管理，请联系船公司。',
    CO0008: '该同事已接受邀请。',
  } satisfies ErrorTexts<typeof companyErrors>,
} as const

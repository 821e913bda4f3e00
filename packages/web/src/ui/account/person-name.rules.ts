import { isHan } from '@fairway/contract/shared/fold'

const isVietnamese = (text: string) =>
  /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text.normalize('NFC'))

/** A name as its owner would write it: Chinese and Vietnamese family names come first. */
export function personName(firstName: string, lastName: string): string {
  if (isHan(`${firstName}${lastName}`)) return `${lastName}${firstName}`
  const familyFirst = isVietnamese(`${firstName}${lastName}`)
  return (familyFirst ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()
}

import type { Language } from '@fairway/contract/shared/language'

/** The provinces of China as their people write them; the list of the server knows the spelling in letters alone. */
const chinese: Record<string, string> = {
  AH: '安徽', BJ: '北京', CQ: '重庆', FJ: '福建', GS: '甘肃', GD: '广东', GX: '广西', GZ: '贵州', HI: '海南', HE: '河北',
  HL: '黑龙江', HA: '河南', HK: '香港', HB: '湖北', HN: '湖南', NM: '内蒙古', JS: '江苏', JX: '江西', JL: '吉林', LN: '辽宁',
  MO: '澳门', NX: '宁夏', QH: '青海', SN: '陕西', SD: '山东', SH: '上海', SX: '山西', SC: '四川', TJ: '天津', XZ: '西藏',
  XJ: '新疆', YN: '云南', ZJ: '浙江',
} // biome-ignore format: a table

/** What a state or province is called in a language, where we know it. */
export const regionName = (country: string, { code, name }: { code: string; name: string }, language: Language) =>
  (language === 'zh' && country === 'CN' && chinese[code]) || name

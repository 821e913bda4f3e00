import type { LocationLine } from '@fairway/contract/carrier/carrier.schema'
import { paysTruckFees, ports } from './ports.ts'

type YardRow = readonly [code: string, en: string, zh: string, vi: string, latitude: number, longitude: number]

/** A yard's code begins with the UN/LOCODE of its port or city, and shares its country and zone. */
const yards = (kind: 'terminal' | 'depot' | 'ramp', rows: readonly YardRow[]): readonly LocationLine[] =>
  rows.map(([code, en, zh, vi, latitude, longitude]) => {
    const parent = ports.find((port) => port.code === code.slice(0, 5))
    if (!parent) throw new Error(`no port for ${code}`)
    const { country, zone } = parent
    const truckFees = kind === 'terminal' && paysTruckFees(code)
    return {
      code,
      kind,
      parent: parent.code,
      names: { en, zh, vi },
      country,
      zone,
      latitude,
      longitude,
      truckFees,
      allowsUploads: true,
    }
  })

export const terminals = yards('terminal', [
  ['CNSHA-YS3', 'Shanghai Yangshan Phase 3', '上海洋山港三期码头', 'Cảng Yangshan giai đoạn 3, Shanghai', 30.62, 122.09],
  ['CNNGB-BLCT', 'Ningbo Beilun terminal', '宁波北仑集装箱码头', 'Cảng Beilun, Ningbo', 29.94, 121.88],
  ['CNXMN-HCT', 'Xiamen Haicang terminal', '厦门海沧集装箱码头', 'Cảng Haicang, Xiamen', 24.45, 118.02],
  ['VNSGN-CTL', 'Cat Lai terminal', '吉莱码头', 'Cảng Cát Lái', 10.76, 106.79],
  ['VNHPH-LHT', 'Lach Huyen terminal', '沥县码头', 'Cảng Lạch Huyện', 20.8, 106.91],
  ['USLGB-SSA', 'Long Beach SSA Terminal C', '长滩 SSA C 码头', 'Cảng SSA Terminal C, Long Beach', 33.77, -118.21],
  ['USLAX-P400', 'Los Angeles Pier 400', '洛杉矶 400 号码头', 'Cảng Pier 400, Los Angeles', 33.73, -118.25],
  ['USOAK-OICT', 'Oakland International Container Terminal', '奥克兰国际集装箱码头', 'Cảng container quốc tế Oakland', 37.8, -122.31],
  ['USHNL-SIT', 'Honolulu Sand Island terminal', '檀香山沙岛码头', 'Cảng Sand Island, Honolulu', 21.31, -157.88],
]) // biome-ignore format: one place on one line

export const depots = yards('depot', [
  ['CNSHA-LGD', 'Shanghai Lingang empty depot', '上海临港空箱堆场', 'Bãi container rỗng Lingang, Shanghai', 30.9, 121.93],
  ['CNNGB-BLD', 'Ningbo Beilun empty depot', '宁波北仑空箱堆场', 'Bãi container rỗng Beilun, Ningbo', 29.91, 121.84],
  ['CNXMN-HCD', 'Xiamen Haicang empty depot', '厦门海沧空箱堆场', 'Bãi container rỗng Haicang, Xiamen', 24.47, 118.0],
  ['VNSGN-TDD', 'Thu Duc empty depot', '守德空箱堆场', 'Bãi container rỗng Thủ Đức', 10.85, 106.77],
  ['VNHPH-DVD', 'Dinh Vu empty depot', '亭武空箱堆场', 'Bãi container rỗng Đình Vũ', 20.84, 106.77],
  ['USLGB-WMD', 'Wilmington empty depot, Long Beach', '长滩威明顿空箱堆场', 'Bãi container rỗng Wilmington, Long Beach', 33.79, -118.24],
  ['USLAX-CSD', 'Carson empty depot, Los Angeles', '洛杉矶卡森空箱堆场', 'Bãi container rỗng Carson, Los Angeles', 33.83, -118.25],
  ['USOAK-MHD', 'Maritime Street empty depot, Oakland', '奥克兰海运街空箱堆场', 'Bãi container rỗng Maritime, Oakland', 37.81, -122.31],
  ['USHNL-KPD', 'Kapalama empty depot, Honolulu', '檀香山卡帕拉马空箱堆场', 'Bãi container rỗng Kapalama, Honolulu', 21.32, -157.88],
  ['USCHI-JOD', 'Joliet empty depot, Chicago', '芝加哥乔利埃特空箱堆场', 'Bãi container rỗng Joliet, Chicago', 41.49, -88.1],
  ['USDAL-WLD', 'Wilmer empty depot, Dallas', '达拉斯威尔默空箱堆场', 'Bãi container rỗng Wilmer, Dallas', 32.6, -96.68],
  ['USMEM-LMD', 'Lamar Avenue empty depot, Memphis', '孟菲斯拉马尔大道空箱堆场', 'Bãi container rỗng Lamar, Memphis', 35.03, -89.92],
]) // biome-ignore format: as above

export const ramps = yards('ramp', [
  ['USCHI-LPC', 'Logistics Park Chicago ramp', '芝加哥物流园铁路场站', 'Ga đường sắt Logistics Park Chicago', 41.42, -88.12],
  ['USDAL-DIT', 'Dallas Intermodal Terminal ramp', '达拉斯多式联运铁路场站', 'Ga đường sắt liên vận Dallas', 32.6, -96.67],
  ['USMEM-MIF', 'Memphis Intermodal Facility ramp', '孟菲斯多式联运铁路场站', 'Ga đường sắt liên vận Memphis', 35.05, -89.9],
]) // biome-ignore format: as above

const only = (of: readonly LocationLine[], port: string) => {
  const [found] = of.filter((yard) => yard.parent === port)
  if (!found) throw new Error(`nothing of that kind at ${port}`)
  return found.code
}

/** Berths that a terminal reserves for Fairway's ships; all others reserve one. */
const berths: Readonly<Record<string, number>> = { 'CNSHA-YS3': 3, 'CNNGB-BLCT': 2, 'USLGB-SSA': 2, 'USOAK-OICT': 2 }
export const berthsAt = (terminal: string) => berths[terminal] ?? 1

/** Where Fairway's ships berth, its empties are stored and its trains end: one place of each kind per city. */
export const terminalAt = (port: string) => only(terminals, port)
export const depotAt = (port: string) => only(depots, port)
export const rampAt = (city: string) => only(ramps, city)

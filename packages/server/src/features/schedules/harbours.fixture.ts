import type { Point } from '@fairway/contract/tracking/journey/route.schema'

/** Where ports are, for tests that measure. */
export const harbours = {
  CNSHA: [121.49, 31.23],
  CNNGB: [121.55, 29.87],
  CNXMN: [118.09, 24.48],
  VNSGN: [106.7, 10.78],
  VNHPH: [106.68, 20.86],
  USLGB: [-118.19, 33.77],
  USLAX: [-118.27, 33.74],
  USOAK: [-122.28, 37.8],
  USHNL: [-157.86, 21.31],
  USCHI: [-87.63, 41.88],
  USNYC: [-74.04, 40.67],
  USSEA: [-122.35, 47.6],
  USHOU: [-95.27, 29.73],
  CAVAN: [-123.1, 49.29],
  NLRTM: [4.14, 51.95],
  DEHAM: [9.93, 53.54],
  SGSIN: [103.85, 1.27],
  HKHKG: [114.2, 22.3],
  JPYOK: [139.65, 35.45],
  KRPUS: [129.04, 35.1],
  BRSSZ: [-46.3, -23.97],
  ZACPT: [18.43, -33.91],
  AUSYD: [151.2, -33.86],
  INBOM: [72.85, 18.93],
  SAJED: [39.16, 21.48],
  CLVAP: [-71.62, -33.03],
  PABLB: [-79.57, 8.95],
  ITTRS: [13.76, 45.64],
} as const satisfies Record<string, Point>
export type Harbour = keyof typeof harbours

/** Puts the carrier's locations where they really are; a terminal lies at its port. */
export const located = <L extends { code: string }>(locations: readonly L[]) =>
  locations.map((location) => {
    const [, at] = Object.entries(harbours).find(([code]) => location.code.startsWith(code)) ?? []
    return at ? { ...location, longitude: at[0], latitude: at[1] } : location
  })

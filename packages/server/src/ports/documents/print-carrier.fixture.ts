import type { PrintCarrier } from './print-carrier.ts'

/** Fairway Lines, with a logo of two shapes. */
export const printedCarrier = (more: Partial<PrintCarrier> = {}): PrintCarrier => ({
  name: 'Fairway Lines',
  scac: 'FWYL',
  accent: null,
  logo: {
    width: 40,
    height: 40,
    shapes: [
      { path: 'M4 26L20 4L20 26Z', colour: '#0b4f6c' },
      { path: 'M2 30L38 30C34 36 28 38 20 38C12 38 6 36 2 30Z', colour: '#1b8a9e' },
    ],
  },
  address: ['18 Harbour Road, Hongkou District, Shanghai 200080'],
  ...more,
})

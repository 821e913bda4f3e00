/** The goods of a shipper, their packages, and the weight of one container of them. */
export interface Goods {
  commodity: string
  equipment: readonly string[]
  kg: readonly [least: number, most: number]
  temperature?: string
  ventilation?: string
  hazardous?: true
}

const dry = (commodity: string, equipment: string, least: number, most: number): Goods => ({
  commodity,
  equipment: equipment.split(' '),
  kg: [least, most],
})
const frozen = (commodity: string): Goods => ({
  commodity,
  equipment: ['45R1', '45R1', '22R1'],
  kg: [14_000, 24_000],
  temperature: '-18.0',
  ventilation: 'CLOSED',
})
const chilled = (commodity: string, temperature: string): Goods => ({
  commodity,
  equipment: ['45R1'],
  kg: [16_000, 23_000],
  temperature,
  ventilation: '25 CBM/H',
})

export const lamps = [
  dry('LED ceiling lamps with fabric shades', '45G1 45G1 42G1', 7000, 12_500),
  dry('Table lamps and lamp shades of textile', '45G1 L5G1', 6500, 11_000),
]
export const lampTextiles = [
  dry('Fabric lamp shades', '45G1 45G1 42G1', 6500, 12_000),
  dry('Table linen and lamp shades of textile', '45G1 L5G1', 7000, 11_500),
]
export const furniture = [dry('Wooden bedroom furniture, knocked down', '45G1 45G1 L5G1', 9000, 17_000)]
export const apparel = [dry('Knitted apparel of cotton', '45G1 42G1', 8000, 15_000)]
export const footwear = [dry('Sports footwear', '45G1 45G1 L5G1', 8000, 13_000)]
export const appliances = [dry('Household kitchen appliances', '45G1', 9000, 16_000)]
export const tools = [dry('Hand tools and hardware', '22G1 42G1', 14_000, 24_000)]
export const tiles = [dry('Ceramic floor tiles', '22G1', 22_000, 26_500)]
export const toys = [dry('Plastic toys and games', '45G1 45G1 42G1', 6000, 10_500)]
export const parts = [dry('Automotive spare parts', '42G1 45G1 22G1', 12_000, 21_000)]
export const solar = [dry('Photovoltaic modules', '45G1', 18_000, 25_500)]
export const bags = [dry('Travel bags and suitcases', '45G1 L5G1', 6000, 9500)]
export const paper = [dry('Paper tableware', '45G1 42G1', 8000, 13_000)]
export const bicycles = [dry('Bicycles and parts', '45G1', 8000, 12_500)]
export const seafood = [frozen('Frozen shrimp'), frozen('Frozen pangasius fillets')]
export const fruit = [chilled('Fresh dragon fruit', '5.0'), chilled('Fresh pomelo', '8.0')]
export const coffee = [dry('Green coffee beans in bags', '22G1', 18_000, 21_500)]
export const machines: readonly Goods[] = [
  { commodity: 'Injection moulding machines', equipment: ['42P1', '22P1'], kg: [18_000, 32_000] },
  { commodity: 'Machine tools in cases', equipment: ['42U1', '22U1'], kg: [12_000, 24_000] },
]
export const batteries: readonly Goods[] = [
  {
    commodity: 'Lithium ion batteries packed with equipment',
    equipment: ['22G1'],
    kg: [9000, 17_000],
    hazardous: true,
  },
]

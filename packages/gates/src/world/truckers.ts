/** Invented hauliers, by the country in which they drive. */
const hauliers: Readonly<Record<string, readonly string[]>> = {
  CN: ['Gold Carp Container Haulage', 'Beilun Swift Trucking', 'Nine Bridges Transport', 'Plum Rain Logistics'],
  VN: ['Sao Bien Haulage', 'Song Xanh Container Trucking', 'Rong Do Transport'],
  US: [
    'Harbor Mule Drayage',
    'Copperline Trucking',
    'Blue Heron Cartage',
    'Two Rivers Intermodal',
    'Prairie Wren Carriers',
    'Juniper Road Transport',
  ],
}

/** Who may fetch or bring a box at a place. */
export const truckersAt = (location: string): readonly string[] => hauliers[location.slice(0, 2)] ?? []

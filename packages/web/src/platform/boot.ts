/** The values that the server passes to every page at start, in the data block `boot` of the HTML. */
export interface Boot {
  carrier: {
    name: string
    scac: string
    accent: { light: string; dark: string } | null
    icp: { label: string; href: string }[]
  }
  build: string
  demo: boolean
  /** The country that this installation serves. */
  site: string
  /** The shortest password that this installation allows. */
  passwordMinimum: number
}

/** The placeholders that the build writes and the server replaces, so that the page hydrates without a difference. */
const PLACEHOLDER: Boot = {
  carrier: { name: '%CARRIER_NAME%', scac: '%CARRIER_SCAC%', accent: null, icp: [] },
  build: '',
  demo: false,
  site: '',
  passwordMinimum: 6,
}

function readBoot(): Boot {
  const block = typeof document === 'undefined' ? null : document.getElementById('boot')
  try {
    return block?.textContent ? (JSON.parse(block.textContent) as Boot) : PLACEHOLDER // our own server wrote it
  } catch {
    return PLACEHOLDER
  }
}

export const boot = readBoot()

/** The first HTML carries this in an attribute, so that no banner pushes the page down later. */
export const demoMark = typeof document === 'undefined' ? '%DEMO%' : String(boot.demo)

/** One-time letters of indemnity: groups of shipments, signing for them, the signed letter. */
export const en = {
  title: 'Letter of indemnity {{reference}}',
  page: 'Letter of indemnity',
  newTitle: 'Sign a letter of indemnity',
  back: 'All bills',
  loading: 'Loading the letter…',
  failed: 'This letter cannot be shown',

  states: { formed: 'Not signed', signing: 'Being signed', signed: 'Signed' },

  choose_one: 'Letter of indemnity for {{count}} bill',
  choose_other: 'Letter of indemnity for {{count}} bills',
  chooseHint: 'One letter covers up to {{limit}} bills of one shipper.',

  group: {
    title: 'Shipments in this letter',
    chosen: 'Chosen shipments',
    count_one: '{{count}} shipment',
    count_other: '{{count}} shipments',
    whole: 'These shipments are grouped in one letter. Signing for one signs for all.',
    shipper: 'Shipper',
    formed: 'Grouped',
    blNo: 'B/L number',
    release: 'Release status',
    type: 'B/L type',
    consignee: 'Consignee',
    vessel: 'Vessel',
    route: 'Route',
    containers: 'Containers',
  },

  wait: {
    title: 'These shipments are in another group',
    left: 'Available in {{time}}',
    text: 'Shipments grouped in one letter stay together for five minutes. This page checks again automatically.',
    label: 'Time left',
  },

  sign: {
    title: 'Sign',
    intro_one: 'The letter opens in another tab. Your signature covers this shipment, which is then released.',
    intro_other:
      'The letter opens in another tab. Your signature covers all {{count}} shipments, which are then released.',
    action: 'Open the letter to sign',
    preview: 'Download the letter',
    dissolve: 'Ungroup shipments',
    dissolved: 'The shipments can be grouped again.',
    assumed: 'Letters cannot be signed while you are acting for a customer.',
  },

  others: {
    title: '{{signer}} is signing this letter',
    text: 'Only one person can sign at a time. This page updates automatically when the letter is signed or available again.',
    away: '{{signer}} opened this letter, but the signing tab seems to be closed. You can open it now.',
    since: 'Since',
  },

  signed: {
    title: 'Signed',
    text: '{{who}} signed this letter. Its bills are released, and the letter has been sent to the carrier.',
    at: 'Signed at',
    by: 'Signed by',
    download: 'Download the signed letter',
    verify: 'Verify the signed PDF',
  },

  bill: {
    title: 'Letter of indemnity',
    needed: 'This bill is released once a letter of indemnity is signed for it.',
    sign: 'Sign a letter of indemnity',
    inGroup: 'This bill is in a group of shipments covered by one letter.',
    open: 'Open letter {{reference}}',
    signed: 'A letter of indemnity was signed for this bill.',
  },
} as const

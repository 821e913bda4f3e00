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
    whole: 'These shipments were put together for one letter. Signing for one of them signs for all.',
    shipper: 'Shipper',
    formed: 'Put together',
    blNo: 'B/L number',
    release: 'Release status',
    type: 'B/L type',
    consignee: 'Consignee',
    vessel: 'Vessel',
    route: 'Route',
    containers: 'Containers',
  },

  wait: {
    title: 'These shipments are held by another group',
    left: 'Free again in {{time}}',
    text: 'Shipments that were put together for one letter stay together for five minutes. This page checks again by itself.',
    label: 'Time left',
  },

  sign: {
    title: 'Sign',
    intro_one: 'The letter opens in another tab. Your signature counts for this shipment, which is then released.',
    intro_other:
      'The letter opens in another tab. Your signature counts for all {{count}} shipments, which are then released.',
    action: 'Open the letter to sign',
    preview: 'Download the letter',
    dissolve: 'Separate the shipments',
    dissolved: 'The shipments can be put together anew.',
    assumed: 'Letters cannot be signed while you act for a customer.',
  },

  others: {
    title: '{{signer}} is signing this letter',
    text: 'One person signs at a time. This page updates by itself when the letter is signed or free again.',
    away: '{{signer}} opened this letter, but the signing tab seems to be closed. You can open it now.',
    since: 'Since',
  },

  signed: {
    title: 'Signed',
    text: '{{who}} signed this letter. Its bills are released, and the carrier has been sent the letter.',
    at: 'Signed at',
    by: 'Signed by',
    download: 'Download the signed letter',
    verify: 'Verify the signed PDF',
  },

  bill: {
    title: 'Letter of indemnity',
    needed: 'This bill is released as soon as a letter of indemnity is signed for it.',
    sign: 'Sign a letter of indemnity',
    inGroup: 'This bill is in a group of shipments that is signed for together.',
    open: 'Open letter {{reference}}',
    signed: 'A letter of indemnity was signed for this bill.',
  },
} as const

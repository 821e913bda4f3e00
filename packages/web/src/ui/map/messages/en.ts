export const en = {
  lanes_one: 'Map of the lanes of {{carrier}} with one ship where it is now; the list of ships says the same',
  lanes_other:
    'Map of the lanes of {{carrier}} with {{count}} ships where they are now; the list of ships says the same',
  ownShips_one: 'Map with one ship that has containers of yours; the list below says the same',
  ownShips_other: 'Map with {{count}} ships that have containers of yours; the list below says the same',
  ships: 'Ships now',
  atSea_one: '{{count}} at sea',
  atSea_other: '{{count}} at sea',
  inPort_one: '{{count}} in port',
  inPort_other: '{{count}} in port',
  way: '{{from}} → {{to}}',
  due: 'due {{date}} {{time}} ({{offset}})',
  overdue: 'was due {{date}} {{time}} ({{offset}}), no word of arrival yet',
  berthed: 'In port at {{place}}',
  estimated: 'Positions between two reports are estimated.',
} as const

export const en = {
  lanes_one: 'Map of {{carrier}} lanes with one vessel at its current position; the list of vessels shows the same',
  lanes_other:
    'Map of {{carrier}} lanes with {{count}} vessels at their current positions; the list of vessels shows the same',
  ownShips_one: 'Map with one vessel carrying your containers; the list below shows the same',
  ownShips_other: 'Map with {{count}} vessels carrying your containers; the list below shows the same',
  ships: 'Vessels now',
  atSea_one: '{{count}} at sea',
  atSea_other: '{{count}} at sea',
  inPort_one: '{{count}} in port',
  inPort_other: '{{count}} in port',
  way: '{{from}} → {{to}}',
  due: 'due {{date}} {{time}} ({{offset}})',
  overdue: 'was due {{date}} {{time}} ({{offset}}), no arrival reported yet',
  berthed: 'In port at {{place}}',
  estimated: 'Positions between reports are estimated.',
} as const

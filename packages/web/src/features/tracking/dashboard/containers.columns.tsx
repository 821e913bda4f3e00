import { textPlaces } from '@fairway/contract/shared/column-width'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import {
  containerCodes,
  lastFreeDayOf,
  redHoldsOf,
  temperatureText,
} from '@fairway/contract/tracking/dashboard/container-columns.rules'
import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { availabilities, type HoldType, type Stage, stages } from '@fairway/contract/tracking/tracking.values'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { byCode, columnMaker } from '../../../ui/listing/column-maker.tsx'
import { once } from '../../../ui/listing/list-labels.ts'
import { toneOf } from '../../../ui/status/stage-tag.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { AvailabilityCell, holdText, LastFreeCell, leftText, NamedHolds } from './containers.cells.tsx'
import type { ContainerLabels } from './containers.list.ts'
import { freeTimeLeft, shortType } from './containers.rules.ts'

/** Nine lights, and the space before the names of those that are red, take the room of so many letters. */
const LIGHTS_WIDTH = 14
/** The room of a letter of the smallest size. */
const SMALL_LETTER = 0.7

/** How many letters the names of the holds of a row take at most, in small letters. */
function namesWidth(masks: readonly (number | null)[], labels: ContainerLabels): number {
  const texts = [...new Set(masks)].map((mask) => holdText(mask ?? 0, labels))
  return Math.ceil(Math.max(0, ...texts.map((text) => textPlaces(text) * SMALL_LETTER)))
}

/** Every container field of the specification as a column; the first ten show until somebody wants others. */
export function columnsOf(list: DashboardReply, labels: ContainerLabels): GridColumn[] {
  const { columns: c } = list
  const { t, tracking } = labels
  const make = columnMaker(c, labels)
  const hidden = { isHiddenAtFirst: true }
  const coded = (codes: readonly (string | null)[]) => ({ code: (row: number) => codes[row] ?? '' })
  const onTheWay = (code: string) => (code === 'sea' || code === 'rail' ? t(`location.${code}`) : undefined)
  const place = (id: 'location' | 'destination' | 'portOfLoading' | 'portOfDischarge', more = {}) => {
    const codes = c[id]
    const text = (row: number) => onTheWay(codes[row] ?? '') ?? labels.place(codes[row] ?? '')
    return make.choice(id, text, { ...coded(codes), ...more })
  }
  // names of terminals are long: the grid has the city, and the terminal on hover, in files and in the filter
  const cityText = (code: string) => onTheWay(code) ?? labels.city(code)
  const cityOf = once((code: string) => <span title={onTheWay(code) ?? labels.place(code)}>{cityText(code)}</span>)
  // elements and no components, and the same element again: React has little to compare where a row takes the place of another
  const lightsOf = once((mask: number) => NamedHolds({ mask, labels }))
  const tagOf = once((stage: Stage) => Tag({ text: tracking(`words.stages.${stage}`), tone: toneOf(stage) }))
  const eventOf = (row: number) => containerCodes.event(c, row)
  const availabilityCode = (row: number) => containerCodes.availability(c, row)
  const availability = byCode((row) => {
    const kind = c.availability[row]
    if (!kind) return ''
    const isEstimate = kind === 'Available For Pickup' && c.availabilityBasis[row] === 'estimate'
    return `${tracking(`words.availabilities.${kind}`)}${isEstimate ? ` · ${labels.basis('estimated')}` : ''}`
  }, availabilityCode)
  const ruleCode = (row: number) => containerCodes.estimateRule(c, row)
  const ruleText = (row: number) => {
    if (!c.availableAt[row]) return ''
    const id = c.estimateRule[row]
    return id ? t('estimate.byRule', { id }) : t('estimate.byDefault')
  }
  const todayAt = once((place: string) => labels.dayAt(list.asOf, place))
  const left = (row: number) => {
    const day = c.lastFreeOn[row]
    const isOver = !day || c.stage[row] === 'Empty Returned'
    return isOver ? undefined : freeTimeLeft(day, todayAt(c.destination[row] ?? ''))
  }
  return [
    make.text('containerNo', (row) => showContainerNumber(c.containerNo[row] ?? ''), {
      value: (row) => c.containerNo[row] ?? null,
      isRowHeader: true,
      isPinnedAtFirst: true,
    }),
    make.choice(
      'equipment',
      (row) => shortType(c.equipment[row] ?? '') ?? labels.equipment(c.equipment[row] ?? ''),
      coded(c.equipment),
    ),
    make.choice('stage', (row) => tracking(`words.stages.${c.stage[row] ?? 'Booked'}`), {
      ...coded(c.stage),
      choices: stages.map((stage) => tracking(`words.stages.${stage}`)),
      cell: (row) => tagOf(c.stage[row] ?? 'Booked'),
    }),
    place('location', {
      widthInLetters: Math.max(0, ...[...new Set(c.location)].map((code) => textPlaces(cityText(code ?? '')))),
      cell: (row: number) => cityOf(c.location[row] ?? ''),
    }),
    make.moment('eventAt', 'eventPlace'),
    make.choice('vvd'),
    make.moment('arrivalAt', 'portOfDischarge', { basis: 'arrivalBasis', isShownAsDay: true }),
    make.choice('availability', availability, {
      // an estimate is said by the icon; the words of it are in files, in the filter and on hover
      get widthInLetters() {
        return Math.max(...availabilities.map((one) => textPlaces(tracking(`words.availabilities.${one}`))))
      },
      extraLetters: ICON_WIDTH,
      code: availabilityCode,
      choices: availabilities.map((one) => tracking(`words.availabilities.${one}`)),
      cell: (row) => {
        const kind = c.availability[row]
        if (!kind) return null
        const [text, whole] = [tracking(`words.availabilities.${kind}`), availability(row)]
        return AvailabilityCell({ availability: kind, stage: c.stage[row], text, whole })
      },
    }),
    {
      ...make.day('lastFreeOn', {
        cell: (row) => {
          const [day, pressing] = [c.lastFreeOn[row], left(row)]
          return day && pressing ? LastFreeCell({ day, left: pressing, labels }) : day
        },
      }),
      value: (row) => lastFreeDayOf(c, row),
      // how much is left stands behind the day where it presses, in smaller letters
      get extraLetters() {
        const texts = new Set<string>()
        for (let row = 0; row < list.rows; row += 1) {
          const pressing = left(row)
          if (pressing) texts.add(leftText(pressing, labels))
        }
        return Math.max(0, ...[...texts].map((text) => textPlaces(text) * SMALL_LETTER + 1))
      },
    },
    make.choice('holds', (row) => holdText(c.redHolds[row] ?? 0, labels), {
      codes: (row) => redHoldsOf(c.redHolds[row] ?? 0),
      textOfCode: (hold) => tracking(`words.holds.${hold as HoldType}`),
      // those with the most holds are the most urgent
      value: (row) => redHoldsOf(c.redHolds[row] ?? 0).length || null,
      get widthInLetters() {
        return namesWidth(c.redHolds, labels)
      },
      extraLetters: LIGHTS_WIDTH,
      leastLetters: LIGHTS_WIDTH,
      cell: (row) => lightsOf(c.redHolds[row] ?? 0),
    }),

    make.choice(
      'event',
      (row) => {
        const event = eventOf(row)
        return event ? tracking(`words.events.${event}`) : ''
      },
      { code: (row) => eventOf(row) ?? '', ...hidden },
    ),
    place('destination', hidden),
    make.text('bookingNo', undefined, { ...hidden, isInEveryFile: true }),
    make.text('blNumbers', undefined, { ...hidden, isInEveryFile: true }),
    make.text('ediRef', undefined, hidden),
    make.choice('vessel', undefined, hidden),
    place('portOfLoading', hidden),
    place('portOfDischarge', hidden),
    make.choice('shipment', undefined, hidden),
    make.moment('departureAt', 'portOfLoading', { basis: 'departureBasis', ...hidden }),
    make.basis('departureBasis', hidden),
    make.basis('arrivalBasis', hidden),
    make.moment('availableAt', 'portOfDischarge', hidden),
    make.moment('deliveryAt', 'destination', hidden),
    make.choice('estimateRule', ruleText, { code: ruleCode, ...hidden }),
    make.choice('lastFreeBasis', (row) => (c.lastFreeBasis[row] ? t(`freeBasis.${c.lastFreeBasis[row]}`) : ''), {
      ...coded(c.lastFreeBasis),
      ...hidden,
    }),
    make.number('freeDays', hidden),
    make.number('detentionDays', hidden),
    make.number('detentionAmount', hidden),
    make.choice('detentionCurrency', undefined, hidden),
    make.choice('freeTimeBasis', (row) => (c.freeTimeBasis[row] ? t(`freeTimeBasis.${c.freeTimeBasis[row]}`) : ''), {
      ...coded(c.freeTimeBasis),
      ...hidden,
    }),
    make.moment('returnedAt', 'destination', hidden),
    make.choice('load', (row) => (c.load[row] ? t(`load.${c.load[row]}`) : ''), { ...coded(c.load), ...hidden }),
    make.text('seal', undefined, hidden),
    make.number('weightKg', hidden),
    make.text('temperature', (row) => temperatureText(c, row), hidden),
    make.text('ventilation', undefined, hidden),
    make.choice('hazardous', (row) => (c.hazardous[row] ? t('hazardous') : ''), {
      code: (row) => containerCodes.hazardous(c, row),
      ...hidden,
    }),
    make.choice('shipper', undefined, hidden),
    make.choice('consignee', undefined, hidden),
  ]
}

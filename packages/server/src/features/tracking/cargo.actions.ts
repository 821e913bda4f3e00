import { readContainerNumber } from '@fairway/contract/shared/container-number'
import { recognise, type SearchType } from '@fairway/contract/shared/search-number'
import { refuse } from '@fairway/contract/tracking/tracking.errors'
import type { Context } from '../../platform/serve.ts'
import * as cargo from './cargo.repository.ts'

/** What a guest is told when a number of that kind is not known at all. */
const unknownCodes = { container: 'CS0001', booking: 'CS0002', bl: 'CS0003' } as const satisfies Record<
  SearchType,
  string
>

/** Ten characters of a container number are completed; anything else is looked up as it stands. */
const complete = (type: SearchType, value: string) => {
  const verdict = recognise(value)
  return type === 'container' && 'number' in verdict ? verdict.number : value
}

/** Looks up containers for a guest; only when nothing at all is found the search itself is refused. */
export async function searchPublicCargo({ db, viewer, settings }: Context, type: SearchType, values: string[]) {
  const numbers = [...new Set(values.map((value) => complete(type, value)))]
  const found = await cargo.searchPublic(db, viewer, {
    type,
    numbers,
    unknownCode: unknownCodes[type],
    silentMinutes: settings.carrierSilentMinutes,
  })
  if (!found || found.shown === 0) {
    const tooOld = found?.missing.some(({ known }) => known)
    return tooOld ? refuse('CS0006', numbers.join(', ')) : refuse(unknownCodes[type], numbers.join(', '))
  }
  if (found.shown > cargo.CONTAINER_CAP) return refuse('CS0009')
  return found.body
}

/** Shows one container to a guest; a box and a booking that do not belong together are not found. */
export async function getPublicCargo({ db, viewer, settings }: Context, bookingNo: string, containerNo: string) {
  const verdict = readContainerNumber(containerNo)
  const number = verdict.kind === 'completed' ? verdict.number : containerNo
  const found = await cargo.getPublic(db, viewer, {
    bookingNo,
    containerNo: number,
    silentMinutes: settings.carrierSilentMinutes,
  })
  return found ? found.body : refuse('CS0006', containerNo)
}

export async function searchCargo(_context: Context, _type: SearchType, _values: string[]): Promise<never> {
  throw new Error('not built')
}

export async function getCargo(_context: Context, _bookingNo: string, _containerNo: string): Promise<never> {
  throw new Error('not built')
}

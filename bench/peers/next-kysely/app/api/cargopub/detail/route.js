import { placesOfDetail, showDetail } from '../../../../../answers.mjs'
import { findContainer, findPlaces, readClock } from '../../../../cargo.mjs'

/** @param {import('next/server').NextRequest} request */
export async function GET({ nextUrl: { searchParams } }) {
  const [bookingNo, containerNo] = [searchParams.get('bookingNo') ?? '', searchParams.get('containerNo') ?? '']
  const [row, clock] = await Promise.all([findContainer(bookingNo, containerNo), readClock()])
  if (!row) return Response.json({ errorCode: 'CS0006' }, { status: 404 })
  return Response.json(showDetail({ row, locations: await findPlaces(placesOfDetail(row)), clock }))
}

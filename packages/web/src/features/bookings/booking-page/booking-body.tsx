import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import { BookingHead } from './booking-head.tsx'
import css from './booking-page.module.css'
import { BoxPanel } from './box-panel.tsx'
import { CutOffPanel } from './cut-off-panel.tsx'
import { DeedBar } from './deed-bar.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { FactPanel } from './fact-panel.tsx'
import { PartyPanel } from './party-panel.tsx'
import { RoutePanel } from './route-panel.tsx'
import { StoryPanel } from './story-panel.tsx'

interface Props {
  page: BookingPage
  heardAt: number
}

/** The answer first, then what can be done, the way, and everything else; the same order in one column on a phone. */
export function BookingBody({ page, heardAt }: Props) {
  return (
    <>
      <BookingHead page={page} />
      <DeedBar page={page} />
      <div className={css.whole}>
        <RoutePanel page={page} />
        <CutOffPanel page={page} heardAt={heardAt} />
        <BoxPanel page={page} />
      </div>
      <div className={css.columns}>
        <div className={css.side}>
          <DocumentPanel page={page} />
          <FactPanel page={page} />
        </div>
        <PartyPanel page={page} />
      </div>
      <StoryPanel story={page.story} />
    </>
  )
}

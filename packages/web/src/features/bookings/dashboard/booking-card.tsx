import { PageLink } from '../../../ui/page-link.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { BookingList } from './booking-calls.ts'
import css from './booking-card.module.css'
import { DueCell, Sign } from './booking-cells.tsx'
import { heldLook, paperLooks, statusLooks } from './booking-looks.ts'
import { boxesPath, correctionPath, hrefOf, isOpenAt, nameOf } from './booking-rows.rules.ts'
import type { BookingWords } from './booking-words.ts'

interface Props {
  list: BookingList
  row: number
  words: BookingWords
}

/** A booking on a phone: its number, status and way, when it leaves, which papers are due, and what holds it. */
export function BookingCardView({ list, row, words }: Props) {
  const { columns: c } = list
  const { t, word, place, wall } = words
  const [status = 'Requested', bookingNo, pol = ''] = [c.status[row], c.bookingNo[row], c.portOfLoading[row]]
  const [departs, boxes, bills, correction] = [
    c.departureAt[row],
    c.containers[row],
    c.blNumbers[row],
    c.correction[row],
  ]
  const [hold, ams] = [c.hold[row], c.ams[row]]
  const held = [hold && t(`words.holds.${hold}`), ams && t(`words.ams.${ams}`)].filter(Boolean).join(', ')
  return (
    <div className={css.card}>
      <div className={css.head}>
        <PageLink href={hrefOf(list, row)} className={css.number}>
          {nameOf(list, row)}
        </PageLink>
        <Tag text={word(`words.bookingStatuses.${status}`)} {...statusLooks[status]} />
      </div>
      <p>{t('card.route', { from: place(c.origin[row] ?? ''), to: place(c.destination[row] ?? '') })}</p>
      <p className={css.soft}>
        {[c.vvd[row], departs && `${t('card.etd')} ${wall(departs, pol)}`].filter(Boolean).join(' · ')}
      </p>
      {bookingNo && (
        <>
          <PaperLine list={list} row={row} words={words} paper="si" />
          <PaperLine list={list} row={row} words={words} paper="vgm" />
        </>
      )}
      {boxes && (
        <p>
          {bookingNo && words.mayTrack ? (
            <PageLink href={boxesPath([bookingNo])}>{words.boxes(boxes)}</PageLink>
          ) : (
            words.boxes(boxes)
          )}
          {c.equipment[row] && <span className={css.soft}> · {t(`words.equipment.${c.equipment[row]}`)}</span>}
        </p>
      )}
      {bills && (
        <p className={css.soft}>
          {t('card.bl', { numbers: bills })}
          {c.release[row] && ` · ${t(`words.releases.${c.release[row]}`)}`}
        </p>
      )}
      {bookingNo && correction && (
        <PageLink href={correctionPath(bookingNo)}>
          {t('card.correction', { status: t(`words.corrections.${correction}`) })}
        </PageLink>
      )}
      {held !== '' && <Sign text={t('card.held', { why: held })} {...heldLook} />}
    </div>
  )
}

/** How far a paper has come, and until when it is due while it has not been sent. */
function PaperLine({ list, row, words, paper }: Props & { paper: 'si' | 'vgm' }) {
  const { columns: c } = list
  const status = (paper === 'si' ? c.siStatus : c.vgmStatus)[row] ?? 'Pending'
  const at = (paper === 'si' ? c.siDueAt : c.vgmDueAt)[row]
  const isOpen = isOpenAt(list, row, paper)
  return (
    <p className={css.paper}>
      <span className={css.soft}>{words.t(`card.${paper}`)}</span>
      {at && isOpen ? (
        <DueCell at={at} place={c.portOfLoading[row] ?? ''} isOpen now={list.asOf} words={words} />
      ) : (
        <Sign text={words.t(`words.papers.${status}`)} {...paperLooks[status]} />
      )}
    </p>
  )
}

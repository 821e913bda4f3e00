import type { HomeFigures, HomeReply } from '@fairway/contract/home/home.schema'
import type { Language } from '@fairway/contract/shared/language'
import { fullAmount } from '@fairway/contract/shared/money'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { figure } from '../../ui/figure.rules.ts'
import { shownMoney } from '../../ui/money.rules.ts'
import { WholeDates } from '../../ui/whole-dates.tsx'
import { type FigureName, figureLink, figureNames } from './figure-link.rules.ts'
import css from './figures.module.css'

interface Props {
  figures: HomeFigures
  places: HomeReply['places']
  mayOpenDashboard: boolean
}

/** The figures that carry weight, each a link to the containers that it counts. */
export function Figures({ figures, places, mayOpenDashboard }: Props) {
  const { t } = useTranslation('home')
  const beside = useBeside(figures, places)
  return (
    <ul className={css.figures} aria-label={t('figures.label')}>
      {figureNames.map((name) => {
        const content = (
          <>
            <span className={css.name}>{t(`figures.${name}.name`)}</span>
            <FigureValue name={name} figures={figures} />
            {beside[name] && (
              <span className={css.beside}>
                <WholeDates>{beside[name]}</WholeDates>
              </span>
            )}
          </>
        )
        const tone = classNames(css.figure, css[name], figures[name].count === 0 && css.none)
        return (
          <li key={name}>
            {mayOpenDashboard ? (
              <Link {...figureLink(name, figures)} className={classNames(tone, css.link)}>
                {content}
              </Link>
            ) : (
              <span className={tone}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A count; of detention the charges so far, each currency by itself, where there are some. */
function FigureValue({ name, figures }: { name: FigureName; figures: HomeFigures }): ReactNode {
  const { amounts } = figures.detention
  if (name !== 'detention' || amounts.length === 0)
    return <span className={css.value}>{figure(figures[name].count)}</span>
  return (
    <span className={classNames(css.value, amounts.length > 1 && css.several)}>
      {amounts.map((money) => (
        <span key={money.currency} className={css.money}>
          {shownMoney({ ...money, amount: fullAmount(money.amount, money.currency) })}
        </span>
      ))}
    </span>
  )
}

/** What stands below each figure. */
function useBeside({ fetchNow, onHold, detention, arriving }: HomeFigures, places: HomeReply['places']) {
  const { t, i18n } = useTranslation('home')
  const language = i18n.language as Language // only the platform sets it
  const place = places[fetchNow.place ?? '']?.name[language] ?? ''
  const holds = holdTypes.flatMap((type) => {
    const count = onHold.holds[type]
    return count ? [`${figure(count)} ${t(`words.holds.${type}`)}`] : []
  })
  return {
    fetchNow: fetchNow.freeOn ? t('figures.fetchNow.first', { day: fetchNow.freeOn, place }) : '',
    onHold: holds.join(' · '),
    detention: detention.amounts.length > 0 ? t('figures.detention.boxes', { count: detention.count }) : '',
    arriving: arriving.ships > 0 ? t('figures.arriving.ships', { count: arriving.ships }) : '',
  } satisfies Record<FigureName, string>
}

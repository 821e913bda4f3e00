import type { Punctuality } from '@fairway/contract/tracking/journey/punctuality.rules'
import { Fragment } from 'react'
import css from './marked-text.module.css'

/** Renders the time in <b> and the word early or late in <p>. Everything else is plain text. */
export function MarkedText({ text, tone }: { text: string; tone?: Punctuality['tone'] | undefined }) {
  const parts = text.split(/<([bp])>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    if (index % 3 === 1) return null
    if (index % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    if (parts[index - 1] === 'b') return <b key={key}>{part}</b>
    return (
      <span key={key} className={tone && css[tone]}>
        {part}
      </span>
    )
  })
}

import { type PointerEvent, useId, useRef } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import field from '../../../ui/form/field.module.css'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { addPoint, pathOf, type Stroke } from './drawn-signature.ts'
import css from './room.module.css'

const [WIDTH, HEIGHT] = [480, 160]

interface Props {
  way: 'typed' | 'drawn'
  onWay: (way: 'typed' | 'drawn') => void
  typed: string
  onTyped: (typed: string) => void
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
}

/** A signature, typed or drawn by finger, pen or mouse. */
export function SignatureField({ way, onWay, typed, onTyped, strokes, onStrokes }: Props) {
  const { t } = useTranslation('signing')
  const id = useId()
  return (
    <Stack gap={10}>
      <Row as="fieldset" gap={16} className={css.ways}>
        <legend className={field.label}>{t('room.signature')}</legend>
        {(['typed', 'drawn'] as const).map((one) => (
          <label key={one} className={css.way}>
            <input type="radio" name={id} checked={way === one} onChange={() => onWay(one)} />
            {t(`room.ways.${one}`)}
          </label>
        ))}
      </Row>
      {way === 'typed' ? (
        <>
          <label htmlFor={`${id}typed`} className={field.label}>
            {t('room.name')}
          </label>
          <input
            id={`${id}typed`}
            className={field.input}
            value={typed}
            maxLength={100}
            autoComplete="name"
            onChange={({ currentTarget }) => onTyped(currentTarget.value)}
          />
        </>
      ) : (
        <DrawPad strokes={strokes} onStrokes={onStrokes} />
      )}
    </Stack>
  )
}

function DrawPad({ strokes, onStrokes }: Pick<Props, 'strokes' | 'onStrokes'>) {
  const { t } = useTranslation('signing')
  const isDown = useRef(false)
  const add = (event: PointerEvent<SVGSVGElement>, isFirst: boolean) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onStrokes(addPoint(strokes, [(event.clientX - left) / width, (event.clientY - top) / height], isFirst))
  }
  return (
    <>
      <svg
        className={css.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t(strokes.length > 0 ? 'room.drawn' : 'room.draw')}
        onPointerDown={(event) => {
          isDown.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          add(event, true)
        }}
        onPointerMove={(event) => isDown.current && add(event, false)}
        onPointerUp={() => {
          isDown.current = false
        }}
        onPointerCancel={() => {
          isDown.current = false
        }}
      >
        <line x1={24} x2={WIDTH - 24} y1={HEIGHT - 36} y2={HEIGHT - 36} />
        {strokes.map((stroke, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end
          <path key={at} d={pathOf(stroke, WIDTH, HEIGHT)} />
        ))}
      </svg>
      <Row gap={10} justify="between">
        <Muted size="sm">{t('room.drawHint')}</Muted>
        <Button small disabled={strokes.length === 0} onClick={() => onStrokes([])}>
          {t('room.clear')}
        </Button>
      </Row>
    </>
  )
}

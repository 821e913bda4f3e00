import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { pictureOf } from './chapters.ts'
import css from './guide.module.css'

interface Props {
  name: string
  caption: string
}

/** The windows in which pictures are taken: a desk, and a phone where the name says so. */
const sizeOf = (name: string) => (name.endsWith('-phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 })

/** A screen as it looks; a click shows it in its full size. */
export function GuidePicture({ name, caption }: Props) {
  const { t } = useTranslation('userGuide')
  const source = pictureOf(useLanguage(), name)
  if (!source) return null
  return (
    <figure className={css.picture}>
      <a href={source} target="_blank" rel="noreferrer">
        <img src={source} alt={caption} {...sizeOf(name)} />
        <span className="visually-hidden">{t('enlarge')}</span>
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

import { type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { languageNames, shortLanguageNames } from '../../platform/language.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Choice, Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { switchLanguage } from '../languages.ts'
import css from './header.module.css'

/** The three languages, each by its own name. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell')
  const present = i18n.language as Language // only our own start and switch set it
  return (
    <Disclosure
      label={t('language', { name: languageNames[present] })}
      opener={
        <>
          <span className={css.wideName}>{languageNames[present]}</span>
          <span className={css.shortName}>{shortLanguageNames[present]}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {languages.map((language) => (
        <Choice
          key={language}
          chosen={language === present}
          lang={languageTag[language]}
          onChoose={() => void switchLanguage(language)}
        >
          {languageNames[language]}
        </Choice>
      ))}
    </Disclosure>
  )
}

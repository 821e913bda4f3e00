import { describe, expect, it } from 'vitest'
import { changeField, emptyField, type FieldAction, isFinished, validateField } from './search-field.state.ts'

const after = (...actions: FieldAction[]) => actions.reduce(changeField, emptyField)
const paste = (text: string): FieldAction => ({ type: 'added', text })
const type = (text: string): FieldAction => ({ type: 'typed', text })

describe('pasted text becomes chips', () => {
  it.each([
    ['a column of Excel', 'FWYU4829130\r\nFWYU7712044\r\n', ['FWYU4829130', 'FWYU7712044']],
    ['a row of Excel', 'FWYU4829130\tFWYU7712044', ['FWYU4829130', 'FWYU7712044']],
    ['Chinese commas and full-width letters', 'ＦＷＹＵ4829130，fwyu7712044、', ['FWYU4829130', 'FWYU7712044']],
    ['a number as people read it aloud', 'FWYU 482913 0', ['FWYU4829130']],
    ['the same number with and without its check digit', 'FWYU482913 FWYU4829130', ['FWYU482913']],
    ['nothing but blanks', ' \n\t ', []],
  ])('%s', (_case, text, values) => expect(after(paste(text)).values).toEqual(values))

  it('adds to the present numbers and keeps each once', () =>
    expect(after(paste('3104482'), paste('3104483 3104482')).values).toEqual(['3104482', '3104483']))
})

describe('typed text', () => {
  it.each([
    ['FWYU', false],
    ['FWYU 482913', false],
    ['FWYU482913 ', false],
    ['FWYU 482913 0 ', true],
    ['3104482 ', true],
    ['3104482', false],
    ['3104482，', true],
    ['XYZ,', true],
    ['FWYU4829139 ', true],
  ])('%j is complete: %s', (text, finished) => expect(isFinished(text)).toBe(finished))

  it('is not an error while it is being typed', () => {
    expect(validateField(after(paste('3104482'), type('31'))).problem).toBeUndefined()
    expect(validateField(after(paste('3104482'), type('31'), { type: 'asked' })).problem).toBe('unknownForm')
  })

  it('is reported at once when its check digit is invalid', () =>
    expect(validateField(after(type('FWYU4829139'))).problem).toBe('wrongCheckDigit'))
})

describe('the field', () => {
  it('loses its last chip to Backspace and any chip to its button', () => {
    expect(after(paste('3104481 3104482 3104483'), { type: 'removedLast' }).values).toEqual(['3104481', '3104482'])
    expect(after(paste('3104481 3104482'), { type: 'removed', value: '3104481' }).values).toEqual(['3104482'])
    expect(after({ type: 'removedLast' }).values).toEqual([])
  })

  it('replaces an invalid number by the corrected one, typed or as a chip', () => {
    const correct: FieldAction = { type: 'corrected', value: 'FWYU4829139', number: 'FWYU4829130' }
    expect(after(paste('FWYU4829139'), correct)).toMatchObject({ values: ['FWYU4829130'], draft: '' })
    expect(after(paste('FWYU7712044'), type('FWYU4829139'), correct).values).toEqual(['FWYU7712044', 'FWYU4829130'])
  })

  it('refuses five numbers and nothing, and takes two kinds at once', () => {
    expect(validateField(after(paste('3104481 3104482 3104483 3104484 3104485'))).problem).toBe('tooMany')
    expect(validateField(after(paste('3104481 FWYU4829130')))).toMatchObject({ type: 'any' })
    expect(validateField(after({ type: 'asked' })).problem).toBe('empty')
  })

  it('passes complete numbers of one kind to the search', () =>
    expect(validateField(after(paste('FWYU482913'), type('fwyu7712044'), { type: 'asked' }))).toMatchObject({
      type: 'container',
      numbers: ['FWYU4829130', 'FWYU7712044'],
    }))
})

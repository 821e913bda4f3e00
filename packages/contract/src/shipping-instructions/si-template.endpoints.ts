import { TemplateChoice, TemplateQuery } from '../bookings/templates/template.schema.ts'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import * as shapes from './si-template.schema.ts'

const path = '/api/si/templates'
const { get, post, put, remove } = callsFor(anyOf('GE0005', 'SI', 'BS'))

export const listSiTemplates = get(path, {
  summary: 'The templates of instructions of the caller’s organisations.',
  reply: shapes.SiTemplateList,
})
export const getSiTemplate = get('/api/si/template', {
  summary: 'One template with the document that a new instruction starts from.',
  errors: ['GE0002'],
  query: TemplateQuery,
  reply: shapes.SiTemplate,
})
export const addSiTemplate = post(path, {
  summary: 'Saves an instruction under a name, without what belongs to one booking alone.',
  errors: ['GE0004', 'TP0001', 'TP0002'],
  body: shapes.NewSiTemplate,
  largeBody: true,
  reply: shapes.SiTemplate,
})
export const changeSiTemplate = put(path, {
  summary: 'Changes a template, unless somebody changed it meanwhile.',
  errors: ['GE0002', 'GE0007', 'TP0001'],
  body: shapes.SiTemplateChange,
  largeBody: true,
  reply: shapes.SiTemplate,
})
export const deleteSiTemplate = remove(path, {
  summary: 'Deletes a template.',
  errors: ['GE0002', 'GE0007'],
  query: TemplateChoice,
  reply: Done,
})

import { Done } from '../bookings/addresses/address.schema.ts'
import { TemplateChoice, TemplateQuery } from '../bookings/templates/template.schema.ts'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './si-template.schema.ts'

const path = '/api/si/templates'
const allow = anyOf('GE0005', 'SI', 'BS')

export const listSiTemplates = endpoint({
  method: 'GET',
  path,
  summary: 'The templates of instructions of the caller’s organisations.',
  allow,
  errors: [],
  reply: shapes.SiTemplateList,
})
export const getSiTemplate = endpoint({
  method: 'GET',
  path: '/api/si/template',
  summary: 'One template with the document that a new instruction starts from.',
  allow,
  errors: ['GE0002'],
  query: TemplateQuery,
  reply: shapes.SiTemplate,
})
export const addSiTemplate = endpoint({
  method: 'POST',
  path,
  summary: 'Saves an instruction under a name, without what belongs to one booking alone.',
  allow,
  errors: ['GE0004', 'TP0001', 'TP0002'],
  body: shapes.NewSiTemplate,
  largeBody: true,
  reply: shapes.SiTemplate,
})
export const changeSiTemplate = endpoint({
  method: 'PUT',
  path,
  summary: 'Changes a template, unless somebody changed it meanwhile.',
  allow,
  errors: ['GE0002', 'GE0007', 'TP0001'],
  body: shapes.SiTemplateChange,
  largeBody: true,
  reply: shapes.SiTemplate,
})
export const deleteSiTemplate = endpoint({
  method: 'DELETE',
  path,
  summary: 'Deletes a template.',
  allow,
  errors: ['GE0002', 'GE0007'],
  query: TemplateChoice,
  reply: Done,
})

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  chapter: '第 {{chapter}} 章：{{name}}',
  chapterStep: '查看本章编码',
  usedBefore: '曾使用：{{description}}',
  usedBeforePlain: '曾使用',
  asTyped: '按输入的编码使用',
  unknown: '船公司的编码表中没有该编码，提交前请核对。',
  withdrawn: '船公司已停用该编码，请另选一个。',
  withdrawnMark: '船公司已停用',
  looking: '正在查找…',
  none: '未找到编码。请换一个词，或输入 6 至 10 位数字。',
  more: '还有更多结果，请再输入一个词或一位数字。',
  short: '请输入两个字母、一个汉字或编码的前几位数字。',
  failed: '编码加载失败，您可以直接输入编码。',
  found_one: '找到 {{count}} 个编码',
  found_other: '找到 {{count}} 个编码',
}

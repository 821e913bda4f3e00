import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  grid: {
    keys: '用方向键在单元格之间移动。在表头上：回车键排序，Shift 加回车键追加一列排序，Alt 加左右方向键移动列，Shift 加左右方向键调整列宽，Alt 加向下键打开列菜单。在数据行上：空格键选择，回车键打开，Ctrl C 复制。',
    select: '选择',
    selectAll: '全选',
    selectRow: '选择 {{name}}',
    limit: '最多只能选择 {{count}} 行。',
    changed: '有更新',
    menuOf: '列菜单：{{title}}',
    filtered: '已筛选',
    width: '“{{title}}”的列宽',
    menu: {
      sortUp: '升序排列',
      sortDown: '降序排列',
      alsoUp: '追加升序',
      alsoDown: '追加降序',
      unsort: '取消此列排序',
      filter: '筛选…',
      unfilter: '清除筛选',
      pin: '固定到最前',
      unpin: '取消固定',
      hide: '隐藏此列',
      moveBack: '左移',
      moveOn: '右移',
      fit: '适应内容',
      wider: '加宽',
      narrower: '变窄',
    },
    said: {
      sorted: '排序：{{order}}',
      up: '{{title}}升序',
      down: '{{title}}降序',
      unsorted: '已取消排序',
      moved: '“{{title}}”现为第 {{at}} 列，共 {{count}} 列',
      width: '“{{title}}”列宽 {{px}} 像素',
      pinned: '“{{title}}”已固定',
      unpinned: '“{{title}}”已取消固定',
      hidden: '“{{title}}”已隐藏',
      rows_one: '显示 {{count}} 行',
      rows_other: '显示 {{count}} 行',
      selected_one: '已选择 {{count}} 行',
      selected_other: '已选择 {{count}} 行',
      range: '已选中 {{rows}} × {{columns}} 个单元格',
      copied_one: '已复制 {{count}} 个单元格',
      copied_other: '已复制 {{count}} 个单元格',
      notCopied: '浏览器不允许复制。',
    },
  },

  tools: {},

  views: {},

  filters: {},
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  palette: {
    label: '快速前往',
    field: '页面名称、箱号、订舱号或提单号',
    groups: { track: '跟踪', recent: '最近查看', pages: '页面' },
    cargo: { container: '集装箱', booking: '订舱', bl: '提单' },
    track: {
      container: '跟踪集装箱 {{numbers}}',
      booking: '跟踪订舱 {{numbers}}',
      bl: '跟踪提单 {{numbers}}',
    },
    corrected: '校验码已修正',
    ofBooking: '订舱号 {{number}}',
    found: '找到 {{count}} 项',
    nothing: '没有找到。请输入页面名称的一部分或完整的号码。',
    hint: { move: '选择', open: '打开', close: '关闭', keys: '全部按键' },
    close: '关闭',
  },
  keys: {
    title: '键盘按键',
    space: '空格',
    enter: '回车',
    everywhere: {
      title: '所有页面',
      palette: '前往页面或货物',
      search: '跳到本页的查询框',
      keys: '显示此列表',
      close: '关闭当前打开的内容',
    },
    lists: {
      title: '选项列表中',
      move: '上移或下移一项',
      ends: '到第一项、最后一项',
      choose: '选定',
    },
    grids: {
      title: '表格中',
      move: '在单元格之间移动',
      ends: '到行首、行尾',
      corners: '到第一个、最后一个单元格',
      pages: '上翻或下翻一屏',
      open: '打开该行；在列标题上：排序',
      addSort: '在列标题上：再按此列排序',
      moveColumn: '在列标题上：移动该列',
      resize: '在列标题上：调窄或调宽该列',
      select: '选中该行',
      mark: '选中多个单元格',
      copy: '复制所选内容',
      menu: '在列标题上：打开列菜单',
    },
  },
}

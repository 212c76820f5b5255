;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_public_locales_zh-CN_json'],
  {
    1233(e) {
      e.exports = JSON.parse(
        '{"title":{"contacts":"联系人","contactAdd":"新建联系人","contactEdit":"编辑联系人","city":"选择城市","components":"界面组件","device":"设备调试页"},"find":"查找方法","noMethod":"没有名为“{{text}}”的方法","recorder":"录音机","host":{"title":"运行环境","kind":"宿主","os":"系统","native":"原生外壳","agent":"用户代理","yes":"有","no":"无"},"interrupted":{"title":"中断的调用","none":"宿主上次关闭页面时没有未完成的调用。","take":"查看结果","open":"尚无应答","forget":"忽略"},"conformance":{"title":"一致性检查","about_other":"{{count}} 项无需模拟器的检查，不会在本机留下任何内容。","run":"开始检查","passed":"{{done}} 项中 {{passed}} 项符合预期，共 {{all}} 项","good":"符合预期：","bad":"不符合预期：","copy":"复制结果","share":"分享结果","download":"下载结果","copied":"结果已复制","notCopied":"无法复制结果"},"call":{"run":"运行 {{method}}","giveUp":"放弃","ok":"完成","failed":"{{kind}}（{{code}}）","took":"{{ms}} 毫秒","progress":"{{percent}} %","ended":"播放已结束","recording":"录音","lastPicked":"上一个：{{name}}"},"video":{"title":"提示","text":"视频播放暂不可用（应用正在升级）"}}',
      )
    },
  },
])

;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_public_locales_en_json'],
  {
    1520(e) {
      e.exports = JSON.parse(
        '{"title":{"contacts":"Contacts","contactAdd":"New contact","contactEdit":"Edit contact","city":"Choose a city","components":"Parts of the app","device":"Device page"},"find":"Find a method","noMethod":"No method is called “{{text}}”","recorder":"Recorder","host":{"title":"Where this runs","kind":"Host","os":"System","native":"Native shell","agent":"User agent","yes":"yes","no":"no"},"interrupted":{"title":"Interrupted calls","none":"No call was open when the host last closed the page.","take":"Show result","open":"No answer yet","forget":"Forget"},"conformance":{"title":"Conformance","about_one":"{{count}} case that needs no simulator. Nothing is left behind on this phone.","about_other":"{{count}} cases that need no simulator. Nothing is left behind on this phone.","run":"Run the cases","passed":"{{passed}} of {{done}} as expected, {{all}} in all","good":"As expected:","bad":"Not as expected:","copy":"Copy results","share":"Share results","download":"Download results","copied":"Results copied","notCopied":"The results could not be copied"},"call":{"run":"Run {{method}}","giveUp":"Give up","ok":"Done","failed":"{{kind}} ({{code}})","took":"{{ms}} ms","progress":"{{percent}} %","ended":"Playing has ended","recording":"The recording","lastPicked":"Last one: {{name}}"},"video":{"title":"notice","text":"video playback unavailable (app is being upgraded)"}}',
      )
    },
  },
])

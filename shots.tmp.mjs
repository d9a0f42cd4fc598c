import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { browserFlags, findBrowser } from './tools/browser.mjs'
const b0 = findBrowser()
const browser = await chromium.launch({ executablePath: b0.path, args: browserFlags.filter(f=>f!=='--headless'), env: {...process.env, ...b0.env} })
const base='http://localhost:4140'
const looks = [['wl','light',1440,900],['nd','dark',390,844]]
const csv = Buffer.from('E-Mail-Adresse;Vorname;Nachname;Telefon;Kostenstelle;Land;Schuhgröße\r\n' + [
 'jürgen.groß@example.com;Jürgen;Groß;0171 6123456;4100;Deutschland;44',
 'ana.silva@example.com;Ana;Silva;+351 21 123 4567;4200;Portugal;38',
 'broken(at)example.com;Eva;Müller;089 123456;4100;Österreich;40',
 'tom@example.com;Tom;Weber;4,91712E+11;4300;Atlantis;43',
 'uwe@example.com;Uwe;Schäfer;030/1234567;4300;Schweiz;45'].join('\r\n')+'\r\n','latin1')
for (const [name,colorScheme,width,height] of looks) {
  const ctx = await browser.newContext({ baseURL: base, colorScheme, viewport:{width,height}, reducedMotion:'reduce', locale:'en-US', timezoneId:'UTC' })
  const page = await ctx.newPage()
  page.on('console', m => m.type()==='error' && console.log(name,'CONSOLE',m.text()))
  page.on('pageerror', e => console.log(name,'ERR',e.message))
  const r = await page.request.post('/login',{headers:{'X-Requested-With':'XMLHttpRequest'},data:{email:'owner@demo.test',password:'sextant-demo'}})
  if (r.status()!==200) console.log('login',r.status())
  const teams=(await (await page.request.get('/api/users/current/teams')).json()).data; const team='/orgs/'+teams.find(t=>t.name==='Acme Travel').id
  const shot = async (n) => { await page.waitForTimeout(400); await page.screenshot({path:`/tmp/ic-shots/${n}-${name}.png`, fullPage:true}); const {violations}=await new AxeBuilder({page}).analyze(); for (const v of violations) console.log(n,name,v.id,v.nodes.map(x=>x.target.join(' ')).join('; ').slice(0,300)); const w=await page.evaluate('document.documentElement.scrollWidth-document.documentElement.clientWidth'); if(w) console.log(n,name,'wider',w) }
  const go = async (p) => { await page.goto(team+p); await page.getByRole('heading',{level:1}).waitFor() }
  await go('/imports/new?type=members'); await shot('1-new')
  await page.setInputFiles('input[type=file]', {name:`mitarbeiter-${name}.csv`, mimeType:'text/csv', buffer: csv})
  await page.waitForURL(/preview/,{timeout:15000}).catch(()=>console.log('no preview', page.url()))
  await page.getByRole('list',{name:'Columns of the file'}).waitFor().catch(()=>{}); await shot('2-preview')
  await page.getByRole('button',{name:/^Import /}).click().catch(e=>console.log(e.message.slice(0,200)))
  await page.waitForURL(/complete/,{timeout:15000}).catch(()=>console.log('no complete'))
  await shot('3-complete-early'); await page.waitForTimeout(3500); await shot('4-complete')
  await go('/people/imports'); await shot('5-people')
  await go('/imports/new'); await shot('6-new-with-list')
  await go('/people'); await shot('7-peoplelist')
  await ctx.close()
}
await browser.close()

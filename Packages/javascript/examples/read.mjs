// What VoiceOver says on a screen, and what changes when a control gets another name: node examples/read.mjs
import {diff, read} from 'aloud-voiceover';

const screen = {
  aloud: 1,
  name: 'Settings',
  language: 'en',
  elements: [
    {id: 'title', label: 'Settings', traits: ['header']},
    {id: 'wifi', label: 'Wi-Fi', value: 'Home', traits: ['button']},
  ],
};

for (const stop of (await read(screen)).stops) console.log(stop.text);

const renamed = structuredClone(screen);
renamed.elements[1].label = 'Wireless';
for (const change of (await diff(screen, renamed)).changes) console.log(`${change.old} → ${change.new}`);

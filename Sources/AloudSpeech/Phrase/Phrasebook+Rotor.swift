package import AloudTree

extension Phrasebook {
  /// VoiceOver's name of a system rotor.
  package func name(of rotor: CustomRotor.SystemType) -> String {
    switch rotor {
    case .link: text(.rotorLinks)
    case .visitedLink: text(.rotorVisitedLinks)
    case .heading: text(.rotorHeadings)
    case .headingLevel1: text(.rotorHeadingN, numbers: ["level": 1])
    case .headingLevel2: text(.rotorHeadingN, numbers: ["level": 2])
    case .headingLevel3: text(.rotorHeadingN, numbers: ["level": 3])
    case .headingLevel4: text(.rotorHeadingN, numbers: ["level": 4])
    case .headingLevel5: text(.rotorHeadingN, numbers: ["level": 5])
    case .headingLevel6: text(.rotorHeadingN, numbers: ["level": 6])
    case .boldText: text(.rotorBold)
    case .italicText: text(.rotorItalic)
    case .underlineText: text(.rotorUnderline)
    case .misspelledWord: text(.rotorMisspelled)
    case .image: text(.rotorImages)
    case .textField: text(.rotorTextFields)
    case .table: text(.rotorTables)
    case .list: text(.rotorLists)
    case .landmark: text(.rotorLandmarks)
    }
  }
}
